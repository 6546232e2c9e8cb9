import { testGeneratedRequests } from './generated-requests.ts';

testGeneratedRequests(0, 2);
