import { defineRoutes } from '../define'
import { p } from '../params'

/** Papers of the gas company, legal texts, leaving: the app account and the gas account (C 6.3, C 6.9). */
export const legal = defineRoutes({
  '/pages/GuideToAccountCancellation/GuideToAccountCancellation': { title: '销户指南', access: 'bound' },
  '/subPages/lawWorks/businessLicense': { title: '证照信息', access: 'login' },
  '/subPages/lawWorks/userAgreement': {
    title: '用户协议',
    access: 'login',
    params: { doc: p.oneOf('userAgreement', 'privacyPolicy'), versionNo: p.text },
  },
  '/subPages/lawWorks/logoutAccount': { title: '注销账号', access: 'login' },
  '/subPages/lawWorks/logoutKnow': { title: '注销须知', access: 'login' },
  '/subPages/lawWorks/logoutVerificationCode': {
    title: '注销验证',
    access: 'login',
    shell: 'form',
    params: { reason: p.text },
  },
})
