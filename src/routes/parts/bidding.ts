import { defineRoutes } from '../define'
import { p } from '../params'

/** Bidding and draw, the elective square, the resource balance (B 6.2 to 6.4). */
export const bidding = defineRoutes({
  '/subPagesB/pages/ng-package/ng-package': {
    title: '竞购专区',
    access: 'model:PACKAGE_VIEW',
    params: { tab: p.oneOf('going', 'mine', 'finished') },
  },
  '/subPagesB/pages/ng-package/detail': {
    title: '竞购详情',
    access: 'model:PACKAGE_VIEW',
    params: { ngId: p.needed(p.text) },
  },
  '/subPagesB/pages/ng-package/submit-result': {
    title: '提交结果',
    access: 'model:PACKAGE_VIEW',
    params: {
      ngId: p.needed(p.text),
      bidNo: p.needed(p.text),
      scene: p.needed(p.oneOf('SIGNUP', 'BID', 'WITHDRAW')),
    },
  },
  '/subPagesB/pages/ng-package/winningList': {
    title: '中标名单',
    access: 'model:PACKAGE_VIEW',
    params: { ngId: p.needed(p.text) },
  },
  '/subPagesB/pages/electiveSquare/main': {
    title: '自选广场',
    access: 'model:PACKAGE_VIEW',
    params: { optionId: p.text },
  },
  '/subPagesB/pages/electiveSquare/record-list': { title: '自选记录', access: 'model:PACKAGE_VIEW' },
  '/subPagesB/pages/electiveSquare/record-detail': {
    title: '自选记录详情',
    access: 'model:PACKAGE_VIEW',
    params: { recordNo: p.needed(p.text) },
  },
  '/subPagesB/pages/substitution/index': {
    title: '资源平衡',
    access: 'bound',
    params: { tab: p.oneOf('going', 'mine', 'finished'), activityId: p.text },
  },
  '/subPagesB/pages/substitution/rules': {
    title: '活动规则',
    access: 'bound',
    params: { activityId: p.needed(p.text), next: p.oneOf('apply') },
  },
  '/subPagesB/pages/substitution/apply': {
    title: '活动报名',
    access: 'bound',
    // An activity to sign up for, or a sign-up to show.
    params: { activityId: p.text, applyNo: p.text },
  },
})
