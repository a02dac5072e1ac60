import { useState } from 'react'
import { Thumbs, ZoomLayer } from '@/blocks'
import {
  Badge,
  BannerSwiper,
  Button,
  Clauses,
  CodeBoxes,
  Dialog,
  Ends,
  Fact,
  IconButton,
  Logo,
  Percent,
  Photo,
  Portrait,
  QrPicture,
  Row,
  SectionCard,
  SectionLabel,
  Spinner,
  Stack,
  Status,
  Tick,
  VolumeInput,
  Dated,
} from '@/ui'
import { PICTURES } from './samples'

/** What stands in rows and cards, and pictures. */
export function GalleryParts() {
  const [code, setCode] = useState('2026')
  const [volume, setVolume] = useState('6700')
  const [isAsked, setAsked] = useState(false)
  const [large, setLarge] = useState<string>()
  return (
    <>
      <SectionLabel>卡片外的小标题</SectionLabel>
      <SectionCard title='人与标志'>
        <Row gap={12}>
          <Logo size={40} />
          <Portrait src='' name='王建军' size={40} />
          <Portrait src={PICTURES[0]} name='孙立' size={40} />
          <Badge value={120} />
          <Spinner />
          <Tick on />
          <Tick on={false} />
          <IconButton icon='more' label='更多操作' onTap={() => setAsked(true)} />
        </Row>
      </SectionCard>
      <SectionCard title='事实与比例'>
        <Stack gap={12}>
          <Ends>
            <Fact label='主账号' value='138****0001' big />
            <Fact value='华北精工陶瓷有限公司' note='1000000001' />
          </Ends>
          <Row gap={12}>
            <Percent value='0.052' change />
            <Percent value='0.631' />
            <Status status={{ label: '在线', tone: 'success', dot: true }} />
          </Row>
          <div>
            <Clauses text='阅读并同意《供气协议》，签署后不可修改，是否继续？' />
            <Dated text='2#窑炉流量计检定将于2027-01-22到期' />
          </div>
        </Stack>
      </SectionCard>
      <SectionCard title='输入'>
        <CodeBoxes label='验证码' value={code} onChange={setCode} />
        <VolumeInput label='日计划' value={volume} onChange={setVolume} hint='建议 6,738 m³' />
        <Button kind='outline' onTap={() => setAsked(true)}>
          对话框
        </Button>
        <Dialog open={isAsked} title='提示' onCancel={() => setAsked(false)} onConfirm={() => setAsked(false)}>
          是否继续？
        </Dialog>
      </SectionCard>
      <BannerSwiper
        ratio={3}
        items={PICTURES.map((imageUrl, index) => ({ key: imageUrl, title: `活动${index + 1}`, imageUrl }))}
        onTap={setLarge}
      />
      <SectionCard title='图片'>
        <Thumbs label='照片' pictures={PICTURES.map((url) => ({ url }))} onShow={setLarge} />
        <Row gap={12} top={12}>
          <Photo src={PICTURES[0]} alt='示例' style={{ width: '96px', height: '64px' }} />
          <QrPicture text='https://example.com' label='二维码' />
        </Row>
      </SectionCard>
      {large !== undefined && <ZoomLayer first={large} pictures={PICTURES} onClose={() => setLarge(undefined)} />}
    </>
  )
}
