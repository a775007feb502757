"""The tables open in this process: sessions, the manager that runs them, broadcasts, scheduler, bots, cluster."""
