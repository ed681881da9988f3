import { renderToStaticMarkup } from 'react-dom/server'
import { Hero, PageFrame, SiteHeader, Skeleton, Stack, UiProvider } from '#ui/index.ts'
import { brands } from '#app/brand.ts'
import { ru } from '#app/i18n/ru.ts'
import { createI18n, uiTextsOf } from '#app/i18n/i18n.ts'
import { paths } from '#app/router/paths.ts'
import { headerLinks } from '#app/shell/header/site-links.ts'

/**
 * Renders the frame of the home page at build time, for the time until the script has loaded. Its layout matches the
 * real page, so nothing shifts. It is in Russian, the default language.
 */
export async function prerenderFrame(): Promise<string> {
  const i18n = await createI18n('ru')
  return renderToStaticMarkup(
    <UiProvider texts={uiTextsOf(i18n)} brand={brands.ru}>
      <PageFrame
        skipLabel={ru.shell.skip}
        header={
          <>
            <div data-frame-news>
              <Skeleton height="news" />
            </div>
            <SiteHeader
              homeHref={paths.home()}
              navLabel={ru.shell.mainMenu}
              links={headerLinks(i18n.t)}
              current="games"
              actions={null}
            />
          </>
        }
      >
        <Stack gap={8}>
          <Hero aside={<Skeleton height="panel" />}>
            <img
              src="/hero.svg"
              alt=""
              width={960}
              height={400}
              fetchPriority="high"
              style={{ inlineSize: '100%', blockSize: '100%', objectFit: 'cover', borderRadius: 24 }}
            />
          </Hero>
          <Skeleton height={900} />
        </Stack>
      </PageFrame>
    </UiProvider>,
  )
}
