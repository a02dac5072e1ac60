import { DetailPage, useLink } from '@/blocks'
import { BottomBar, Item, SectionCard, Timeline } from '@/ui'
import { useSupport, Ways } from '../Ways'

const HOW = [
  ['打开NFC', '在手机设置中打开NFC开关'],
  ['贴卡', '将燃气卡贴近手机背面，保持3至5秒'],
  ['不要移动', '写入和校验时请勿移开卡片'],
  ['插卡上表', '写卡成功后将燃气卡插入表具，听到提示音后拔出'],
] as const

const QUESTIONS = [
  [
    '写卡时卡片移开了怎么办？',
    '未写入时请重新贴卡；提示待核实时请将同一张卡再次贴近手机，系统会自动核实，请勿重复购买。',
  ],
  ['为什么提示卡内有未上表气量？', '上一次写入的气量还未插入表具，请先插表充值后再写卡。'],
  ['一次购气为什么要分多次写卡？', '购气量超过单次写卡上限时会分次写入，每次写卡后请先插表再写下一笔。'],
  ['苹果手机可以写卡吗？', '微信小程序内不支持，请使用安卓手机、原生App或到营业网点自助机写卡。'],
  ['燃气卡丢失了怎么办？', '请到营业网点挂失补卡，未写入的气量会转到新卡。'],
] as const

/** NFC写卡说明 (A 6.28). */
export function NfcIntroView() {
  const support = useSupport()
  const begin = useLink('/subPages/nfc/list')
  const canWrite = support.data?.supported === true || support.data?.virtual === '1'
  return (
    <DetailPage
      spaced
      read={support}
      footer={() => canWrite && begin && <BottomBar primary={{ text: '开始写卡', onTap: begin }} />}
    >
      {(data) => (
        <>
          {!data.supported && <Ways support={data} />}
          <SectionCard title='写卡步骤'>
            <Timeline current={null} items={HOW.map(([title, text]) => ({ key: title, title, text }))} />
          </SectionCard>
          <SectionCard title='常见问题' flush>
            {QUESTIONS.map(([question, answer]) => (
              <Item key={question}>
                <div className='fs-15 fw-m'>{question}</div>
                <div className='fs-13 t2 mt4'>{answer}</div>
              </Item>
            ))}
          </SectionCard>
        </>
      )}
    </DetailPage>
  )
}
