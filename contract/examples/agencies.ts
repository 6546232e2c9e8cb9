import { builder, type Schemas } from './builder.ts';
import { id } from './ids.ts';

export const agency = builder<Schemas['Agency']>({
  agencyUserId: id('c1'),
  name: 'मराठी माध्यम समूह',
  email: 'office@marathi-madhyam.example',
  contactName: 'सुनील पाटील',
  phone: '9822012345',
  accountStatus: 'active',
  block: null,
  creatorCount: 38,
  createdAt: '2026-09-02T06:10:00.000Z',
  updatedAt: '2026-11-18T10:25:00.000Z',
});

export const marathiAgency = agency();

export const urduAgency = agency({
  agencyUserId: id('c2'),
  name: 'اردو قلم مرکز',
  email: 'daftar@urdu-qalam.example',
  contactName: 'سلمیٰ خان',
  phone: null,
  creatorCount: 12,
  createdAt: '2026-10-11T08:40:00.000Z',
  updatedAt: '2026-10-11T08:40:00.000Z',
});
