import { stayOf, touch } from './lifetimes'

const minute = 60_000
const day = 24 * 60 * minute
const login = Date.parse('2026-11-01T09:00:00+08:00')
const endsAt = login + 90 * day

const session = (pushedDays: number, rememberMe = false) => ({
  lastSeenAt: login + pushedDays * day,
  expireAt: login + pushedDays * day + stayOf(rememberMe),
  endsAt,
  rememberMe,
})

describe('AU-10: a session slides', () => {
  test.each([
    { say: 'seen 9 min ago: nothing is written', at: login + 9 * minute, from: session(0), written: null },
    {
      say: 'seen 10 min ago: only that it was seen',
      at: login + 10 * minute,
      from: session(0),
      written: { lastSeenAt: login + 10 * minute, expireAt: login + 7 * day },
    },
    {
      say: 'a use after 24 h pushes the end',
      at: login + day,
      from: session(0),
      written: { lastSeenAt: login + day, expireAt: login + 8 * day },
    },
    {
      say: '30 days with rememberMe',
      at: login + 2 * day,
      from: session(0, true),
      written: { lastSeenAt: login + 2 * day, expireAt: login + 32 * day },
    },
    {
      say: 'never beyond 90 days',
      at: login + 88 * day,
      from: session(82),
      written: { lastSeenAt: login + 88 * day, expireAt: endsAt },
    },
  ])('$say', ({ at, from, written }) => {
    expect(touch(from, at)).toEqual(written)
  })
})
