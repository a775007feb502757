"""HTTP and WebSockets: how requests reach the runtime, and how answers leave it."""
