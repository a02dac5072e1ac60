import { defineRoutes } from '../define'
import { p } from '../params'

export const about = defineRoutes({
  '/pages/about/about': { title: '关于我们', access: 'public' },
  '/pages/about/platformIntroduction': { title: '平台介绍', access: 'public', params: { versionNo: p.text } },
  '/pages/about/legalStatement': { title: '法律声明', access: 'public', params: { versionNo: p.text } },
  '/pages/about/privacyPolicy': { title: '隐私政策', access: 'public', params: { versionNo: p.text } },
  '/pages/about/contactUs': { title: '联系我们', access: 'public' },
  '/pages/about/userRegistrationAgreement': { title: '用户注册协议', access: 'public', params: { versionNo: p.text } },
})
