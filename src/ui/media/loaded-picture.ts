/**
 * Opens a picture as an element of the page. It is not decoded before it is drawn, so its size can
 * be checked first.
 * @throws when this browser cannot show it
 */
export async function withLoadedPicture<Result>(
  file: Blob,
  use: (picture: HTMLImageElement) => Promise<Result> | Result,
): Promise<Result> {
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    const loaded = new Promise<void>((resolve, reject) => {
      picture.addEventListener('load', () => resolve());
      picture.addEventListener('error', () => reject(new Error('The file is no picture.')));
    });
    picture.src = address;
    await loaded;
    return await use(picture);
  } finally {
    URL.revokeObjectURL(address);
  }
}
