import { exempt, type Priority } from '#domain/priorities.ts';
import { type ContractDocument, operationsOf } from '../contract/document.ts';

/**
 * Finds the class of a request by its method and address, before any route is looked for. What the contract does not name
 * (pages, their files, metrics) asks neither the database nor for much of the processor, and is exempt.
 */
export function priorityFinder(
  document: ContractDocument,
): (method: string, url: string) => Priority | typeof exempt {
  const fixed = new Map<string, Priority | typeof exempt>();
  const patterns: { method: string; pattern: RegExp; priority: Priority | typeof exempt }[] = [];
  for (const { path, method, operation } of operationsOf(document)) {
    const priority = operation['x-priority'];
    if (path.includes('{')) {
      const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
      patterns.push({ method, pattern, priority });
    } else fixed.set(`${method} ${path}`, priority);
  }
  return (given, url) => {
    const end = url.indexOf('?');
    const path = end < 0 ? url : url.slice(0, end);
    const method = given === 'HEAD' && !path.startsWith('/api/video/') ? 'GET' : given;
    return (
      fixed.get(`${method} ${path}`) ??
      patterns.find((one) => one.method === method && one.pattern.test(path))?.priority ??
      (isCheap(path) ? exempt : 'report')
    );
  };
}

/** Other spellings of an operation's address must not pass by its class. */
const isCheap = (path: string) => !/^\/(api|pictures|videos)\/|%/.test(path);
