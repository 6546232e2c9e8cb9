import v8 from 'node:v8';

/*
 * Keeps the heap small. By itself V8 lets garbage grow with the memory of the machine, to twice
 * what is in use. With this flag it collects when the heap is 25 % over what it needs. No limit is
 * lowered, so a large picture or page still has the room it wants.
 *
 * V8 does not document the flag and ignores one that it does not know. A unit test and the bench
 * row `memory` show when it no longer works. The space for young objects is limited by an option of
 * Node (scripts/server-command.ts).
 */
v8.setFlagsFromString('--heap-growing-percent=25');
