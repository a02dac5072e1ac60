import { defineRoutes } from '../define'
import { p } from '../params'

/** Customer numbers: finding, binding, review, sub-accounts (C 6.3, 6.8). */
export const binding = defineRoutes({
  '/pages/confirm-cusInfo/confirm-cusInfo': {
    title: '确认客户信息',
    access: 'login',
    shell: 'form',
    params: { from: p.oneOf('switch', 'guard', 'cert'), companyCode: p.text, bp: p.text },
  },
  '/pages/confirm-cusInfo/customer-info': {
    title: '客户信息',
    access: 'login',
    shell: 'form',
    params: { bindingId: p.text },
  },
  '/pages/confirm-cusInfo/provider-hotline': { title: '供气单位热线', access: 'login' },
  '/pages/binding/security': {
    title: '安全验证',
    access: 'login',
    shell: 'form',
    params: {
      scene: p.needed(
        p.oneOf('bind', 'changePhone', 'transfer', 'cancel', 'title', 'payApprove', 'exportData', 'grant'),
      ),
      bp: p.text,
      companyCode: p.text,
      back: p.route,
    },
  },
  '/pages/binding/check': {
    title: '账号审核',
    access: 'login',
    params: { bindingId: p.text, tab: p.oneOf('2', '1', '0', '3') },
  },
  '/pages/binding/transfer': {
    title: '主账号转让',
    access: 'login',
    params: { mode: p.oneOf('claim'), bp: p.text },
  },
  '/pages/switch-bp/switch/switch': {
    title: '切换户号',
    access: 'login',
    params: { bp: p.text, from: p.oneOf('message'), back: p.route },
  },
  '/subPagesB/pages/accountSecurity/sonAccount': { title: '子账号管理', access: 'master', share: 'friends' },
  '/subPagesB/pages/accountSecurity/authority': {
    title: '权限管理',
    access: 'bound',
    params: { bindingId: p.text },
  },
  '/subPagesB/pages/accountSecurity/guestLink': {
    title: '会计查阅链接',
    access: 'master',
    share: 'friends',
    params: { mode: p.oneOf('new'), linkId: p.text },
  },
  '/subPagesB/pages/accountSecurity/openData': {
    title: '数据开放',
    access: 'master',
    params: { mode: p.oneOf('hooks', 'newKey', 'newHook'), keyId: p.text, hookId: p.text },
  },
  '/subPagesB/pages/accountSecurity/guest': {
    title: '授权查阅',
    access: 'public',
    shell: 'form',
    params: { token: p.needed(p.text), billId: p.text, invoiceId: p.text },
  },
})
