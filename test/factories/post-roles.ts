import type { ActingRole } from '#machines/lifecycle/post.ts';

export const author: ActingRole = {
  role: 'creator',
  isOwner: true,
  managesCreator: false,
  permissions: ['CREATE_POST', 'UPDATE_POST'],
  isProfileApproved: true,
};

export const staff: ActingRole = {
  role: 'staff',
  isOwner: false,
  managesCreator: false,
  permissions: ['INTERNAL', 'UPDATE_POST'],
  isProfileApproved: false,
};

export const editor: ActingRole = { ...author, permissions: ['UPDATE_POST'] };
export const agency: ActingRole = {
  ...author,
  role: 'agency',
  isOwner: false,
  managesCreator: true,
  permissions: [...author.permissions, 'MANAGE_AGENCY_CREATORS'],
};
export const otherAgency: ActingRole = { ...agency, managesCreator: false };
export const newAuthor: ActingRole = { ...author, isProfileApproved: false };
export const stranger: ActingRole = { ...author, isOwner: false };
