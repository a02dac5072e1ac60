import { maskAddress, maskBp, maskCard, maskCompany, maskCustomer, maskName, maskPhone, maskTail } from './mask'

it.each([
  [maskPhone, '13800000001', '138****0001'],
  [maskPhone, '0316-0000100', '****'],
  [maskPhone, '', '****'],
  [maskName, '张三', '张*'],
  [maskName, '欧阳娜娜', '欧***'],
  [maskName, '张', '张*'],
  [maskCompany, '香满楼餐饮管理有限公司', '香***公司'],
  [maskCompany, '华北精工陶瓷有限公司', '华***公司'],
  [maskCompany, '康宁', '康***'],
  [maskCustomer, '华北精工陶瓷有限公司', '华北****有限公司'],
  [maskCustomer, '香满楼餐饮管理有限公司', '香满*****有限公司'],
  [maskCustomer, '康宁医院', '康**院'],
  [maskCustomer, '华美公司', '华*公司'],
  [maskCustomer, '张三', '张*三'],
  [maskBp, '1000000002', '100****002'],
  [maskCompany, '康宁店', '康***'],
  [maskCompany, '康宁药店', '康***药店'],
  [maskBp, '123456', '****'],
  [maskBp, '1234567', '123****567'],
  [maskCard, '6217000010010203', '6217 **** **** 0203'],
  [maskCard, '62170203', '****'],
  [maskCard, '621700203', '6217 **** **** 0203'],
  [maskTail, '003010010101', '****0101'],
  [maskTail, '0101', '****'],
  [maskAddress, '廊坊市开发区创业路88号3栋', '廊坊市开发区创业路***'],
  [maskAddress, '石家庄市长安区建设北大街12号', '石家庄市长安区建设北大街***'],
  [maskAddress, '大厂县夏垫镇', '大厂县***'],
] as const)('%p hides the middle of %s: %s', (mask, text, expected) => {
  expect(mask(text)).toBe(expected)
})
