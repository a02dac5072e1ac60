import type { Access } from '@contract/keys'
import { refusedFor, type Subject } from './access'

const master: Subject = { bp: '1000000001', isMaster: true, reviewStatus: '1', models: [] }
const sub: Subject = { bp: '1000000001', isMaster: false, reviewStatus: '1', models: ['BILL_VIEW'] }
const waiting: Subject = { ...sub, reviewStatus: '2', models: [] }
const rejected: Subject = { ...sub, reviewStatus: '0', models: [] }
const unbound: Subject = { bp: null, isMaster: false, reviewStatus: '', models: [] }
const removed: Subject = { ...sub, reviewStatus: '' }

const entry = (access: Access, method: 'GET' | 'POST' = 'GET', orModels: string[] = []) => ({
  access,
  method,
  orModels,
})

test.each([
  { say: 'login without a customer number', caller: unbound, what: entry('login'), code: null },
  { say: 'bound without a customer number', caller: unbound, what: entry('bound'), code: '2108' },
  { say: 'bound after the binding is gone', caller: removed, what: entry('bound'), code: '2108' },
  { say: 'bound while waiting', caller: waiting, what: entry('bound'), code: '2109' },
  {
    say: 'model while rejected: the review comes first',
    caller: rejected,
    what: entry('model:PAY_TOPUP'),
    code: '2109',
  },
  { say: 'bound, passed', caller: sub, what: entry('bound'), code: null },
  { say: 'model granted', caller: sub, what: entry('model:BILL_VIEW'), code: null },
  { say: 'model missing', caller: sub, what: entry('model:PAY_TOPUP'), code: '2110' },
  {
    say: 'another model opens it as well',
    caller: sub,
    what: entry('model:PAY_TOPUP', 'GET', ['BILL_VIEW']),
    code: null,
  },
  { say: 'a master needs no row', caller: master, what: entry('model:PAY_TOPUP'), code: null },
  { say: 'master-only read by a sub-account', caller: sub, what: entry('master', 'GET'), code: '2110' },
  { say: 'master-only write by a sub-account', caller: sub, what: entry('master', 'POST'), code: '2903' },
  { say: 'master-only by the master', caller: master, what: entry('master', 'POST'), code: null },
])('AU-20: $say', ({ caller, what, code }) => {
  expect(refusedFor(caller, what)).toBe(code)
})
