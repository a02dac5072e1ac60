/** Cities that a place of gas use may be in, by their code (GB/T 2260): the province that is served. */
export const cities = [
  { key: '131000', text: '廊坊市' },
  { key: '130100', text: '石家庄市' },
  { key: '130200', text: '唐山市' },
  { key: '130300', text: '秦皇岛市' },
  { key: '130400', text: '邯郸市' },
  { key: '130500', text: '邢台市' },
  { key: '130600', text: '保定市' },
  { key: '130700', text: '张家口市' },
  { key: '130800', text: '承德市' },
  { key: '130900', text: '沧州市' },
  { key: '131100', text: '衡水市' },
] as const
