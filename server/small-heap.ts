import v8 from 'node:v8';

/*
 * Keeps the process small. By itself V8 lets garbage grow with the memory of the machine, to twice what is in use; with this
 * it collects when the heap is 40 % over what it needs, and the space for young objects stays as small as it begins. No
 * limit is lowered, so a large picture or page still has the room it wants. It is imported before everything else: loading
 * the other modules would make that space grow thirtyfold, and it does not shrink again.
 */
v8.setFlagsFromString('--heap-growing-percent=40');
v8.setFlagsFromString('--semi-space-growth-factor=1');
