/** What a gas company may leave out, by the setting `features.<name>`: its entries are hidden, its pages say that it is not open. */
export type Feature = 'gptEnabled' | 'lotteryEnabled'
