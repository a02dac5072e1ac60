import { page } from '@/blocks'
import { ExtractDeviationView } from '@/features/deviation'

export default page('/subPages/my-message/oderDeviation', ExtractDeviationView)
