const loopbackNames = ['localhost', '127.0.0.1', '[::1]', '::1'];

/** Whether this is a name of this machine, as in a configuration or a Host header. */
export function isLoopback(name: string): boolean {
  return loopbackNames.includes(name);
}
