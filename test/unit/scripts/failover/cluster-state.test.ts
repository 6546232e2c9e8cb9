import { describe, expect, it } from 'vitest';
import { isWhole, type Member } from '../../../../scripts/failover/cluster-state.ts';

const leader: Member = { name: 'node1', role: 'leader', state: 'running', timeline: 3 };
const standby: Member = { ...leader, name: 'node2', role: 'sync_standby', lag: 0 };
const replica: Member = { ...standby, name: 'node3', role: 'replica' };

describe('a cluster', () => {
  it('is whole with a primary, a synchronous standby and another one', () => {
    expect(isWhole([leader, standby, replica], 3)).toBe(true);
    expect(isWhole([leader, { ...standby, state: 'streaming' }, replica], 3)).toBe(true);
  });

  it.each<[string, Member[]]>([
    ['no node answers', []],
    ['a node is missing', [leader, standby]],
    ['there is no primary', [{ ...leader, role: 'replica', lag: 0 }, standby, replica]],
    ['no standby is synchronous', [leader, { ...standby, role: 'replica' }, replica]],
    ['a standby starts', [leader, standby, { ...replica, state: 'starting' }]],
    ['a standby is on another timeline', [leader, standby, { ...replica, timeline: 2 }]],
    ['a standby is far behind', [leader, standby, { ...replica, lag: 5_000_000 }]],
    ['nobody knows how far a standby is', [leader, standby, { ...replica, lag: 'unknown' }]],
  ])('is not whole when %s', (_, members) => {
    expect(isWhole(members, 3)).toBe(false);
  });
});
