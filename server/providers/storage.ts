/** Where files lie: a disk, or a bucket. Keys are paths like `pictures/ab/abcd.jpg`, made by the server alone. */
export type Storage = {
  /** Writes the whole file or nothing. */
  put(key: string, content: Buffer): Promise<void>;
  /** The file, or null when there is none. */
  get(key: string): Promise<Buffer | null>;
  delete(key: string): Promise<void>;
};
