"""`make audit`: checks the locked packages against known vulnerabilities, online or with the kept snapshot."""
