import { formatMoney } from '@domain/money'
import { lotteryWinStatus, lotteryWinTransitions } from '@domain/statuses/lottery'
import { caseKind } from '../../case/kind'
import type { CaseNotice } from '../../case/spec'
import type { Win } from './repo/wins'

export const winRoute = ({ winId }: Pick<Win, 'winId'>): string =>
  `/subPagesB/pages/lotteryDraw/detail?tab=mine&winId=${winId}`

/** What the winner reads at once and as a reminder (E-L-12). */
export const claimNotice = ({ prizeName, claimUntil, userId }: Pick<Win, 'prizeName' | 'claimUntil' | 'userId'>) =>
  ({
    message: { templateCode: 'WIN_CLAIM', params: { prize: prizeName, date: claimUntil } },
    audience: 'USER',
    userId,
  }) satisfies CaseNotice

/** What the winner of a coupon reads at once, and three days and one day before it ends. */
export const couponNotice = ({ prizeName, claimUntil, userId }: Pick<Win, 'prizeName' | 'claimUntil' | 'userId'>) =>
  ({
    message: { templateCode: 'WIN_COUPON', params: { prize: prizeName, date: claimUntil } },
    audience: 'USER',
    userId,
  }) satisfies CaseNotice

/** Prizes that were won, until the service is done or the coupon is used (E 3.9). */
export const wins = caseKind({
  table: 'lotteryWin',
  id: 'winId',
  state: 'state',
  states: lotteryWinStatus,
  moves: lotteryWinTransitions,
  filed: 'pendingClaim',
  entity: 'lottery_win',
  route: winRoute,
  facts: () => [
    ['奖品', 20, ({ prizeName }) => prizeName],
    ['价值', 12, ({ prizeValue }) => formatMoney(prizeValue)],
    ['领取期限', 12, ({ claimUntil }) => claimUntil],
    ['工单', 16, ({ ticketNo }) => ticketNo],
    ['满额可用', 12, ({ couponFrom }) => couponFrom && formatMoney(couponFrom)],
    ['用于咨询单', 20, ({ leadNo }) => leadNo],
  ],
  notify: {
    RETURN: ({ prizeName, claimUntil, userId }) => ({
      message: {
        templateCode: 'WIN_CLAIM',
        body: `奖品“${prizeName}”的服务工单未办理，请于${claimUntil}前重新领取`,
      },
      todo: {
        type: 'WIN_CLAIM',
        title: `奖品待领取：${prizeName}`,
        dueAt: `${claimUntil}T23:59:59+08:00`,
        priority: 3,
      },
      audience: 'USER',
      userId,
    }),
  },
  todos: ['WIN_CLAIM'],
  deadlines: [
    {
      name: 'lottery.claim',
      in: 'pendingClaim',
      ends: 'EXPIRE',
      day: 'claimUntil',
      at: '09:50',
      remind: { days: [3, 1], notice: claimNotice },
    },
    {
      name: 'lottery.coupon',
      in: 'issued',
      ends: 'EXPIRE',
      day: 'claimUntil',
      at: '00:10',
      remind: { days: [3, 1], notice: couponNotice },
    },
  ],
  list: { tabs: { ALL: ['pendingClaim', 'claimed', 'received', 'issued', 'used', 'expired', 'forfeited'] } },
  ownData: { title: '中奖记录', user: 'userId' },
})
