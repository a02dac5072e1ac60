import { defineRoutes } from '../define'
import { p } from '../params'

/** Lottery, the periodic survey, and what a shared card opens (E 6.12, 6.16 to 6.18, 6.23, 6.24). */
export const activities = defineRoutes({
  // scene: the code of a scanned mini-program code.
  '/share/share': { title: '分享', access: 'public', share: 'friends', params: { s: p.text, scene: p.text } },
  '/subPagesB/pages/lotteryDraw/index': {
    title: '幸运抽奖',
    access: 'public',
    share: 'friends',
    params: { campaignId: p.text, s: p.text },
  },
  '/subPagesB/pages/lotteryDraw/detail': {
    title: '活动详情',
    access: 'public',
    share: true,
    params: {
      campaignId: p.text,
      tab: p.oneOf('rule', 'prize', 'winner', 'mine', 'verify'),
      winId: p.text,
      s: p.text,
    },
  },
  '/subPagesB/pages/hyq': {
    title: '惠用气',
    access: 'bound',
    share: 'friends',
    params: { hyqId: p.text, survey: p.flag },
  },
  '/subPages/my-message/hyqInformation': {
    title: '惠用气资讯',
    access: 'bound',
    share: 'friends',
    params: { hyqId: p.text, msgId: p.text },
  },
  '/subPages/my-message/hyqWxshareInformation': {
    title: '惠用气资讯',
    access: 'public',
    share: true,
    params: { s: p.text, hyqId: p.text, scene: p.text },
  },
})
