import { NativeView } from '@/features/shell'

export default function NativePage() {
  return <NativeView />
}
