export { AddBankView } from './add/AddBankView'
export { BankDetailView } from './detail/BankDetailView'
export { BankListView } from './list/BankListView'
