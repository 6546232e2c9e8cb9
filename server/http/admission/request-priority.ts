import { exemptFromPriority, type Priority } from '#domain/contract/priorities.ts';
import { type ContractDocument, listOperations } from '../contract/contract-document.ts';

/**
 * Finds the class of a request by its method and address, before routing. Requests outside of the
 * contract (pages, their files, metrics) use neither the database nor much processor time, and are
 * exempt.
 */
export function createPriorityFinder(
  document: ContractDocument,
): (method: string, url: string) => Priority | typeof exemptFromPriority {
  const priorityByRoute = new Map<string, Priority | typeof exemptFromPriority>();
  const patterns: {
    method: string;
    pattern: RegExp;
    priority: Priority | typeof exemptFromPriority;
  }[] = [];
  for (const { path, method, operation } of listOperations(document)) {
    const priority = operation['x-priority'];
    if (path.includes('{')) {
      const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
      patterns.push({ method, pattern, priority });
    } else priorityByRoute.set(`${method} ${path}`, priority);
  }
  return (given, url) => {
    const end = url.indexOf('?');
    const path = end < 0 ? url : url.slice(0, end);
    const method = given === 'HEAD' && !path.startsWith('/api/video/') ? 'GET' : given;
    return (
      priorityByRoute.get(`${method} ${path}`) ??
      patterns.find((one) => one.method === method && one.pattern.test(path))?.priority ??
      (isExemptPath(path) ? exemptFromPriority : 'report')
    );
  };
}

/** Other spellings of an operation's address must not pass by its class. */
const isExemptPath = (path: string) => !/^\/(api|pictures|videos)\/|%/.test(path);
