import { choosePhotos, type Photo } from '@/platform/photo'
import { upload } from '@/request/upload'
import { listOf, lost, settled, type Answers } from '@/testing/answers'
import { aFlowMeterRow } from '@/testing/make/records'
import { renderPage, type OpenPage } from '@/testing/page'
import { master } from '@/testing/people'

jest.mock('@/platform/photo', () => ({
  choosePhotos: jest.fn(),
  releasePhoto: jest.fn(),
  shrinkPhoto: (photo: Photo) => Promise.resolve(photo),
}))
jest.mock('@/request/upload', () => ({ upload: jest.fn() }))

const READ = 'btwob POST /record/equipment/readPlate'
const NONE = {
  brand: null,
  model: null,
  serialNo: null,
  ratedFlow: null,
  ratedPower: null,
  workPressure: null,
  productionDate: null,
}

const counts = { all: 0, NORMAL: 0, DUE_SOON: 0, OVERDUE: 0 }

let page: OpenPage
const photographed = async (answers: Answers) => {
  jest.mocked(upload).mockResolvedValue({ fileID: 'f1', url: '/f/f1' } as never)
  jest.mocked(choosePhotos).mockResolvedValue([{ preview: 'blob:1', size: 1, file: {} } as never])
  page = await renderPage('/pages/record/gas-equipment/detail', {
    as: master(),
    params: { mode: 'add' },
    answers: {
      'default GET /crmgas/record/flowMeter/list': { list: [aFlowMeterRow()], counts },
      'default GET /crmgas/record/site/list': listOf([]),
      'default GET /crmgas/record/equipment/list': listOf([], { load: [], counts }),
      ...answers,
    } as Answers,
  })
  await settled()
  page.tap(page.button('拍照，添加铭牌照片'))
  await settled()
  page.tap(document.querySelector('[role=dialog] button:nth-of-type(2)') as HTMLElement)
  await settled()
}

test('values of a plate go into the form one by one, each by a tap', async () => {
  await photographed({ [READ]: { ...NONE, model: 'YF-60', ratedPower: '60.00' } })
  expect(page.sent(READ)).toEqual([{ fileId: 'f1' }])
  expect(page.text()).toContain('请逐项核对后采用')
  expect(page.input('型号').value).toBe('')
  page.tap(page.button('采用：型号'))
  await settled()
  expect([page.input('型号').value, page.input('额定功率 kW').value]).toEqual(['YF-60', ''])
  expect(page.button('已采用：型号').hasAttribute('disabled')).toBe(true)
})

test('a plate without values is shown; a reader that does not answer leaves the form as it is', async () => {
  await photographed({ [READ]: NONE })
  expect(page.text()).toContain('未识别到铭牌内容')
  await page.close()
  await photographed({ [READ]: lost })
  expect(page.text()).not.toContain('识别')
  expect(page.names()).toContain('提交审核')
})
