import v8 from 'node:v8';

/*
 * Keeps the heap small. By itself V8 lets garbage grow with the memory of the machine, to twice
 * what is in use. With these flags it collects when the heap is 25 % over what it needs, and the
 * space for young objects stays as small as it begins: loading the modules would make it grow
 * thirtyfold. No limit is lowered, so a large picture or page still has the room it wants.
 *
 * V8 documents neither flag and ignores one that it does not know. A unit test and the bench row
 * `memory` tell when they no longer work.
 */
v8.setFlagsFromString('--heap-growing-percent=25');
v8.setFlagsFromString('--semi-space-growth-factor=1');
