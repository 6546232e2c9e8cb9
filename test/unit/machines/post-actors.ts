import type { Actor } from '#machines/lifecycle/post.ts';

export const author: Actor = {
  role: 'creator',
  owns: true,
  looksAfter: false,
  permissions: ['CREATE_POST', 'UPDATE_POST'],
  profileApproved: true,
};

export const staff: Actor = {
  role: 'staff',
  owns: false,
  looksAfter: false,
  permissions: ['INTERNAL', 'UPDATE_POST'],
  profileApproved: false,
};
