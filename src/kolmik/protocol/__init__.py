"""The protocol of the server: its messages, the shape of their parts, and how events fold into a state.

Server, client and the generator of the page's types all take it from here.
"""
