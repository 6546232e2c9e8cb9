const loopbackNames = ['localhost', '127.0.0.1', '[::1]', '::1'];

/** Is this the name of this very machine, as a configuration or a Host header writes it? */
export function isLoopback(name: string): boolean {
  return loopbackNames.includes(name);
}
