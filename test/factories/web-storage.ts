/** An empty storage, like that of a browser: what is kept are its own properties. */
export function storageOfTest(): Storage {
  return Object.create({
    getItem(key: string) {
      return Object.hasOwn(this, key) ? Reflect.get(this, key) : null;
    },
    setItem(key: string, value: string) {
      Reflect.set(this, key, value);
    },
    removeItem(key: string) {
      Reflect.deleteProperty(this, key);
    },
  });
}
