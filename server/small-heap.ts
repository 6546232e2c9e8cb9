import v8 from 'node:v8';

/**
 * Keeps the process small. By itself V8 lets garbage grow with the memory of the machine, to twice what is in use; with this
 * it collects when the heap is 40 % over what it needs, and the space for young objects stays as small as it begins. No
 * limit is lowered, so a large picture or page still has the room it wants.
 */
export function keepHeapSmall(): void {
  v8.setFlagsFromString('--heap-growing-percent=40');
  v8.setFlagsFromString('--semi-space-growth-factor=1');
}
