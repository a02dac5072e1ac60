import { choosePhoto } from '@/platform/photo'
import { upload } from '@/request/upload'
import { settled } from '@/testing/answers'
import { aCompany, customers } from '@/testing/make/binding'
import { renderPage } from '@/testing/page'
import { aUser, newcomer } from '@/testing/people'
import { noTexts } from '../cert-form'

jest.mock('@/platform/photo', () => ({
  choosePhoto: jest.fn(),
  releasePhoto: jest.fn(),
  shrinkPhoto: (photo: unknown) => Promise.resolve(photo),
}))
jest.mock('@/request/upload', () => ({ upload: jest.fn() }))

const { contactName: _, ...nothing } = noTexts

test('what the reader did not read stays as it was typed, and is not asked about (CE-02)', async () => {
  jest.mocked(upload).mockResolvedValue({ fileID: 'f1', url: '/f/f1', mime: 'image/png' } as never)
  jest.mocked(choosePhoto).mockResolvedValue({ preview: 'blob:1', size: 1, file: {} } as never)
  const page = await renderPage('/pages/certification/index', {
    as: newcomer(),
    answers: {
      'default GET /crmgas/company/list': [aCompany()],
      'default POST /crmgas/portal/user/userInfo': aUser(),
      'default POST /crmgas/portal/user/customerListNew': customers(),
      'default POST /enterprise/certificate/ocr': {
        recognised: '1',
        reader: 'R',
        confidence: '0.90',
        fields: { ...nothing, companyName: '锦程食品有限公司' },
      },
    },
  })
  await settled()
  page.type(page.input('企业名称'), '锦程食品')
  page.type(page.input('注册资本'), '伍佰万元整')
  await page.press(page.names().find((name) => name.startsWith('上传营业执照')) ?? '')
  page.tap(document.querySelector('[role=dialog] button:nth-of-type(2)') as HTMLElement)
  await settled()
  expect(document.body.textContent).toContain('企业名称与识别结果不同，是否用识别结果覆盖？')
  page.agree()
  await settled()
  expect([page.input('企业名称').value, page.input('注册资本').value]).toEqual(['锦程食品有限公司', '伍佰万元整'])
})
