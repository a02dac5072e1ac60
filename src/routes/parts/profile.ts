import { defineRoutes } from '../define'
import { p } from '../params'

/** The own profile, security, settings and to-dos (part C 6.4, 6.8, 6.9). */
export const profile = defineRoutes({
  '/pages/need-dealt-with/need-dealt-with-list': { title: '待办事项', access: 'bound', params: { type: p.text } },
  '/subPages/ucenter/portrait': { title: '头像', access: 'bound' },
  '/subPages/ucenter/nickname': { title: '昵称', access: 'bound' },
  '/subPages/ucenter/modifyposition': { title: '修改职务', access: 'bound' },
  '/subPages/settings/settings': { title: '设置', access: 'login' },
  '/subPages/settings/about-us': { title: '关于我们', access: 'login' },
  '/subPagesB/pages/accountSecurity/index': { title: '账号与安全', access: 'bound' },
  '/subPagesB/pages/accountSecurity/account': {
    title: '账号信息',
    access: 'bound',
    params: { mode: p.oneOf('info', 'phone', 'password', 'devices') },
  },
})
