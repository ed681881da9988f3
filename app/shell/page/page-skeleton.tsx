import { Skeleton } from '#ui/index.ts'

/** About the height of the viewport. */
const HEIGHT = 720

/** The place of a page that loads. */
export const PageSkeleton = () => <Skeleton height={HEIGHT} />
