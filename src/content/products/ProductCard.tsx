import { use, useState } from 'react';
import type { Card } from '../../api';
import { productWords } from '../../messages';
import { paths } from '../../paths';
import { Icon } from '../../theme';
import { SiteLink } from '../blocks/SiteLink';
import { contentClass } from '../contentClass';
import { pictureAddress, placeholderOf } from '../blocks/ContentImage';
import { PrefetchContext } from '../fetchAhead';
import { cut } from './cards';

/** A product: the whole card is its link. One without a form is for reading only. */
export function ProductCard({ card, urgent = false }: { card: Card; urgent?: boolean }) {
  const { name, formSlug, shortDescription = '', facts } = card;
  const { informationButtonText = productWords.readMore } = card;
  const prefetch = use(PrefetchContext);
  const linked = formSlug !== undefined;
  const near = { onPointerEnter: prefetch, onTouchStart: prefetch, onFocus: prefetch };
  return (
    <article {...(linked ? near : {})} className={contentClass('card', linked && 'cardPressable')}>
      <ProductImage stored={card.featuredImage} urgent={urgent} />
      <div className={contentClass('cardBody')}>
        <div className={contentClass('cardTexts')}>
          <h3 className={contentClass('cardName')}>{name}</h3>
          <p className={contentClass('cardText')}>{cut(shortDescription)}</p>
          {facts && (
            <dl className={contentClass('cardFacts')}>
              {facts.map(([fact, value]) => (
                <div key={fact}>
                  <dt>{fact}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        {linked && (
          <SiteLink
            href={paths.form(formSlug)}
            aria-label={`${informationButtonText}: ${name}`}
            draggable={false}
            className={contentClass('cardLink')}
          >
            <span>{informationButtonText}</span>
            <Icon>
              <path d="M5 12h13M12.5 6.5 18 12l-5.5 5.5" />
            </Icon>
          </SiteLink>
        )}
      </div>
    </article>
  );
}

/** The picture of a product, in a place of fixed shape. It says nothing that the card's title does not say. */
function ProductImage({ stored, urgent }: { stored?: string; urgent: boolean }) {
  const [broken, setBroken] = useState<string>();
  const address = pictureAddress(stored);
  return (
    <img
      src={address === undefined || broken === address ? placeholderOf('product') : address}
      alt=""
      width={640}
      height={360}
      loading={urgent ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onError={() => setBroken(address)}
      className={contentClass('cardPicture')}
    />
  );
}

/** Cards side by side, three where there is room, all of a row of one height. The first row is `urgent` where it is seen first. */
export function CardGrid({ cards, urgent = false }: { cards: readonly Card[]; urgent?: boolean }) {
  return (
    <ul className={contentClass('cardGrid')}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProductCard card={card} urgent={urgent && index < 3} />
        </li>
      ))}
    </ul>
  );
}
