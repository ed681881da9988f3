/** Swiper and the one module that is used, in a chunk of their own. */
export { Swiper } from 'swiper'
export { Autoplay } from 'swiper/modules'
