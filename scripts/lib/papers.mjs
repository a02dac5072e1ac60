/*
 * What stands on the papers of the certification: blank papers and the licences of the demo companies (all fictional).
 */

const line = (width = 220) => `<span class="line" style="width:${width}px"></span>`

export const blanks = [
  {
    name: 'auth-letter',
    title: '授权委托书',
    paragraphs: [
      `委托单位：${line(360)}`,
      `统一社会信用代码：${line(300)}`,
      `法定代表人：${line(160)} 联系电话：${line(160)}`,
      `受托人姓名：${line(160)} 联系电话：${line(160)}`,
      `身份证号码：${line(360)}`,
      `现委托上述受托人作为我单位代理人，以我单位名义办理燃气业务应用的企业认证、户号绑定、账户管理及相关用气业务。受托人在上述权限内所作的意思表示和签署的文件，我单位均予以认可，并承担相应的法律责任。`,
      `受托人无转委托权。委托期限自${line(60)}年${line(40)}月${line(40)}日至${line(60)}年${line(40)}月${line(40)}日。`,
    ],
    signs: ['委托单位（盖章）：', '法定代表人（签字）：', '受托人（签字）：', '日期：'],
  },
  {
    name: 'relation',
    title: '开票关系证明',
    paragraphs: [
      `用气单位：${line(360)}`,
      `户号：${line(160)} 用气地址：${line(240)}`,
      `开票单位：${line(360)}`,
      `开票单位统一社会信用代码：${line(280)}`,
      `兹证明上述用气单位与开票单位之间为 □总分公司 □租赁 □承包经营 □其他${line(120)} 关系，用气单位所发生的燃气费用由开票单位承担，请将发票开具给开票单位。`,
      '如因上述关系不实或变更未及时告知造成的一切后果，由用气单位和开票单位共同承担。',
    ],
    signs: ['用气单位（盖章）：', '开票单位（盖章）：', '日期：'],
  },
]

const base = {
  companyType: '有限责任公司',
  establishDate: '2016-05-18',
  validFrom: '2016-05-18',
  validTo: '9999-12-31',
}

/** QR code of https://www.gsxt.gov.cn/index.html?uniscid=91131000MA0YLJD06W: rows of 33 modules, in hexadecimal from the left. */
const qr = [
  'fe4ee43f8',
  '829844208',
  'bad35b2e8',
  'babbbaae8',
  'ba27b5ae8',
  '823f64a08',
  'feaaaabf8',
  '00d192800',
  '828ec2e70',
  '6cdf7d0e0',
  'b35fa28b0',
  '8124fb7f0',
  'e3bd7c200',
  'ecf444b58',
  '02f7c4630',
  '7104a2428',
  '7aad6bdc8',
  '30bdbfe68',
  'ff01b5768',
  '45eabf6e0',
  'c7a51c5d0',
  'b832739c0',
  '834c5edd0',
  'bc7d807f8',
  'eb608bf90',
  '00eff98b8',
  'fe712dab0',
  '8249138e8',
  'ba2244fc8',
  'ba74575e8',
  'ba37f89b8',
  '8206003e0',
  'fe8f43d10',
]

/** Names as the gateway's reader gives them; validTo 9999-12-31 = 长期. */
export const licences = [
  {
    ...base,
    name: 'licence-valid',
    companyName: '锦程食品有限公司',
    uscc: '91131000MA0JCHP08P',
    legalPerson: '周涛',
    registeredCapital: '伍佰万元整',
    address: '河北省廊坊市安次区建设路61号',
    businessScope: '食品生产；食品销售；货物进出口。',
  },
  {
    ...base,
    name: 'licence-expired',
    companyName: '悦来酒店有限公司',
    uscc: '91131000MA0YLJD06W',
    legalPerson: '孙丽',
    registeredCapital: '叁佰万元整',
    validTo: '2026-05-17',
    address: '河北省廊坊市广阳区和平路52号',
    businessScope: '住宿服务；餐饮服务；会议服务。',
  },
  {
    ...base,
    name: 'licence-wrong-code',
    companyName: '华北精工陶瓷有限公司',
    uscc: '91131000MA0CERAM1X',
    legalPerson: '王建国',
    registeredCapital: '叁仟万元整',
    address: '河北省廊坊市广阳区云鹏道18号',
    businessScope: '建筑陶瓷制品制造；建筑材料销售。',
  },
  {
    ...base,
    name: 'licence-unreadable',
    isReadable: false,
    companyName: '悦来酒店有限公司',
    uscc: '91131000MA0YLJD06W',
    legalPerson: '孙丽',
    registeredCapital: '叁佰万元整',
    address: '河北省廊坊市广阳区和平路52号',
    businessScope: '住宿服务；餐饮服务；会议服务。',
  },
  {
    ...base,
    name: 'licence-qr',
    isReadable: false,
    qr,
    companyName: '悦来酒店有限公司',
    uscc: '91131000MA0YLJD06W',
    legalPerson: '孙丽',
    registeredCapital: '叁佰万元整',
    address: '河北省廊坊市广阳区和平路52号',
    businessScope: '住宿服务；餐饮服务；会议服务。',
  },
  {
    ...base,
    name: 'licence-ceramics',
    companyName: '华北精工陶瓷有限公司',
    uscc: '91131000MA0CERAM1P',
    legalPerson: '王建国',
    registeredCapital: '叁仟万元整',
    address: '河北省廊坊市广阳区云鹏道18号',
    businessScope: '建筑陶瓷制品制造；建筑材料销售。',
  },
  {
    ...base,
    name: 'licence-hospital',
    companyName: '康宁医院',
    companyType: '事业单位',
    uscc: '12130100401200KN3M',
    legalPerson: '刘志强',
    registeredCapital: '贰仟万元整',
    address: '河北省石家庄市长安区健康路9号',
    businessScope: '医疗服务；康复服务；健康管理。',
  },
  {
    ...base,
    name: 'licence-textile',
    companyName: '宏达纺织',
    uscc: '91130182700HDFX042',
    legalPerson: '刘志强',
    registeredCapital: '壹仟万元整',
    address: '河北省石家庄市藁城区纺织路128号',
    businessScope: '棉纺织加工；面料印染；针纺织品销售。',
  },
  {
    ...base,
    name: 'licence-restaurant',
    companyName: '香满楼餐饮管理有限公司',
    uscc: '91131000MA0CANYX46',
    legalPerson: '陈晓梅',
    registeredCapital: '贰佰万元整',
    address: '河北省廊坊市安次区新华路66号',
    businessScope: '餐饮管理；餐饮服务；食品销售。',
  },
  {
    ...base,
    name: 'licence-timber',
    companyName: '恒泰木业有限公司',
    uscc: '91131000MA0HTMY05W',
    legalPerson: '赵立新',
    registeredCapital: '捌佰万元整',
    address: '河北省廊坊市安次区龙河大道7号',
    businessScope: '木材加工；人造板制造；家具销售。',
  },
  {
    ...base,
    name: 'gas-1001',
    companyName: '廊坊新源燃气有限公司',
    uscc: '91131000700XYRQ01M',
    legalPerson: '高远',
    registeredCapital: '贰亿元整',
    address: '河北省廊坊市广阳区能源路1号',
    businessScope: '燃气经营；燃气设施建设与维护；燃气具销售。',
  },
  {
    ...base,
    name: 'gas-1002',
    companyName: '石家庄新源燃气有限公司',
    uscc: '91130100700XYRQ02H',
    legalPerson: '高远',
    registeredCapital: '壹亿伍仟万元整',
    address: '河北省石家庄市裕华区槐安路20号',
    businessScope: '燃气经营；燃气设施建设与维护；燃气具销售。',
  },
]

const font = `'Noto Sans CJK SC','PingFang SC','Microsoft YaHei',sans-serif`

export const sheetHtml = ({ title, paragraphs, signs }) => `<!doctype html><meta charset="utf-8"><style>
  body { margin: 0; padding: 90px 84px; font: 18px/2.1 ${font}; color: #111 }
  h1 { text-align: center; font-size: 32px; letter-spacing: 8px; margin: 0 0 40px }
  p { margin: 0 0 12px }
  .line { display: inline-block; border-bottom: 1px solid #111; height: 1.2em; vertical-align: bottom }
  .signs { margin: 56px 0 0 240px }
</style><h1>${title}</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}
<div class="signs">${signs.map((text) => `<p>${text}</p>`).join('')}</div>`

const chineseDate = (date) =>
  date === '9999-12-31' ? '长期' : date.replace(/^(\d+)-(\d+)-(\d+)$/, (_, y, m, d) => `${y}年${m}月${d}日`)

const rows = (licence) => [
  ['名　　称', licence.companyName],
  ['类　　型', licence.companyType],
  ['法定代表人', licence.legalPerson],
  ['注册资本', licence.registeredCapital],
  ['成立日期', chineseDate(licence.establishDate)],
  ['营业期限', `${chineseDate(licence.validFrom)}至${chineseDate(licence.validTo)}`],
  ['住　　所', licence.address],
  ['经营范围', licence.businessScope],
]

/** Rows of hexadecimal as squares, with the light edge that a reader needs. */
const qrSvg = (lines) => {
  const size = lines.length
  const squares = lines.flatMap((line, y) =>
    [...line].flatMap((digit, i) =>
      [8, 4, 2, 1].flatMap((bit, b) => (parseInt(digit, 16) & bit ? [`M${i * 4 + b} ${y}h1v1h-1z`] : [])),
    ),
  )
  return `<svg class="qr" viewBox="-3 -3 ${size + 6} ${size + 6}" shape-rendering="crispEdges"><rect x="-3" y="-3" width="${size + 6}" height="${size + 6}" fill="#fff"/><path d="${squares.join('')}"/></svg>`
}

export const licenceHtml = (licence) => `<!doctype html><meta charset="utf-8"><style>
  body { margin: 0; width: 960px; height: 680px; font: 20px/1.5 ${font}; color: #222; background: #fbf7ea;
    background-image: repeating-radial-gradient(circle at 50% 46%, rgba(196,160,90,.16) 0 2px, transparent 2px 9px),
      repeating-linear-gradient(60deg, rgba(196,160,90,.12) 0 1px, transparent 1px 7px) }
  .frame { position: absolute; inset: 18px; border: 6px double #b8923c; border-radius: 8px }
  h1 { margin: 48px 0 0; text-align: center; font-size: 50px; letter-spacing: 22px; text-indent: 22px }
  .code { text-align: center; font-size: 18px; color: #555; margin: 6px 0 18px }
  dl { margin: 0 96px; display: grid; grid-template-columns: 120px 1fr; row-gap: 7px }
  dt { color: #6b5420 } dd { margin: 0 }
  .office { position: absolute; right: 96px; bottom: 62px; text-align: center; color: #444; font-size: 18px }
  .qr { position: absolute; left: 96px; bottom: 52px; width: 117px; height: 117px }
  .mark { position: absolute; inset: 0; display: grid; place-items: center; font-size: 150px; letter-spacing: 60px;
    text-indent: 60px; color: rgba(200,40,40,.13); transform: rotate(-18deg) }
</style><div class="frame"></div><h1>营业执照</h1><div class="code">统一社会信用代码 ${licence.uscc}</div>
<dl>${rows(licence)
  .map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`)
  .join('')}</dl>
${licence.qr ? qrSvg(licence.qr) : ''}<div class="office">登记机关<br>${chineseDate(licence.establishDate)}</div><div class="mark">演示</div>`
