/**
 * The detail of a picture: the standard deviation of its brightness, from 0 (blank) to 127; 0
 * without a canvas.
 */
export function pictureDetail(picture: CanvasImageSource): number {
  const small = new OffscreenCanvas(32, 18);
  const context = small.getContext('2d', { willReadFrequently: true });
  if (!context) return 0;
  context.drawImage(picture, 0, 0, small.width, small.height);
  const { data } = context.getImageData(0, 0, small.width, small.height);
  const values: number[] = [];
  for (let at = 0; at < data.length; at += 4)
    values.push(
      0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0),
    );
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}
