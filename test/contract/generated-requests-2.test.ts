import { testGeneratedRequests } from './generated-requests.ts';

testGeneratedRequests(1, 2);
