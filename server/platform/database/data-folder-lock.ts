import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join, relative } from 'node:path';

/**
 * Claims a data folder for this process, because two processes writing one embedded database
 * destroy it. The claim is a socket in the folder. Unlike a file with a process id it shows whether
 * its owner is alive, even after a `kill -9` or in a container, where ids repeat.
 * @returns a function that releases the folder
 * @throws when another process has it
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'in-use');
  // The system takes some hundred characters for a socket's name.
  const fromHere = relative(process.cwd(), path);
  const name = fromHere.length < path.length ? fromHere : path;
  const server = await listenOnSocket(name).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    if (await isOwnerAlive(name)) {
      throw new Error(
        `DATA_DIR: ${folder} is in use by another server. ` +
          'Stop that one, or set DATA_DIR to another folder.',
      );
    }
    await rm(name, { force: true });
    return listenOnSocket(name);
  });
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function listenOnSocket(name: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(name, () => resolve(server));
  });
}

function isOwnerAlive(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(name);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
