const loopbackNames = ['localhost', '127.0.0.1', '[::1]', '::1'];

/** Whether this is a name of this machine, as in a configuration or a Host header. */
export function isLoopback(name: string): boolean {
  return loopbackNames.includes(name);
}

/**
 * Whether what is sent to an address is encrypted or stays on this machine, and whether it has no
 * password in it, which `fetch` refuses.
 */
export function isEncryptedAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  const isEncrypted = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  return isEncrypted && username === '' && password === '';
}
