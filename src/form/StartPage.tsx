import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { fileUrl } from '../api';
import { type Elements } from '../fields/common/types';
import { startView } from '../interpreter';
import { startWords } from '../messages';
import { formClass } from '../theme';
import { SiteLink, StaticBlocks } from '../content';
import { useActivity, useSessionContext } from './SessionContext';

/** The page before the first step: what the product is, what it takes to apply for it, and the one button that begins the form. */
export function StartPage() {
  const session = useSessionContext();
  const { form } = session;
  const { title, product, start = {} } = form.definition;
  const hasDraft = useActivity((now) => now.draft.savedUntil !== undefined);
  const moved = useActivity((now) => now.shown > 0 || now.focus !== 'none');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title;
    window.scrollTo({ top: 0 });
    if (moved) heading.current?.focus({ preventScroll: true });
  }, [title, moved]);

  const view = startView(form, session.state(), session.facts());
  const { minutes, who, fee, privacy } = start;
  const facts = [
    ...Object.entries(product?.facts ?? {}),
    [startWords.fee, fee] as const,
    [startWords.minutes, minutes && startWords.aboutMinutes(minutes)] as const,
    [startWords.who, who] as const,
  ].filter(([, fact]) => fact);
  const picture = product?.featuredImage;
  const documents = view?.documents ?? [];
  const lists = [
    { title: startWords.documents, documents: documents.filter(({ perhaps }) => !perhaps) },
    { title: startWords.perhaps, documents: documents.filter(({ perhaps }) => perhaps) },
  ];
  return (
    <div data-start-page className={formClass('sheet', 'startPage')}>
      <div className={formClass('startHead')}>
        {picture && (
          <img src={fileUrl(picture)} alt="" width={640} height={360} className={formClass('startPicture')} />
        )}
        <div>
          {product && !title.includes(product.name) && (
            <div className={formClass('startProduct')}>{product.name}</div>
          )}
          <h1 ref={heading} tabIndex={-1} className={formClass('stepTitle')}>
            {title}
          </h1>
          {product?.shortDescription && <p>{product.shortDescription}</p>}
        </div>
      </div>
      {facts.length > 0 && (
        <dl aria-label={startWords.facts} className={formClass('startFacts')}>
          {facts.map(([term, fact], index) => (
            <div key={index}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      )}
      {lists
        .filter(({ documents }) => documents.length > 0)
        .map((list) => (
          <Part key={list.title} title={list.title}>
            <ul className={formClass('startDocuments')}>
              {list.documents.map(({ text }) => (
                <li key={text}>
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </Part>
        ))}
      {view && <StaticBlocks blocks={view.blocks} />}
      {privacy && (
        <Part title={startWords.privacy}>
          <p>
            <span>
              {[privacy.purpose, privacy.keptFor, ''].filter((text) => text !== undefined).join(' ')}
            </span>
            {privacy.href && <SiteLink href={privacy.href}>{startWords.privacyLink}</SiteLink>}
          </p>
        </Part>
      )}
      <div className={formClass('startButton')}>
        <Button variant="contained" size="large" data-action="start" onClick={session.begin}>
          <span>{hasDraft ? startWords.goOn : startWords.start}</span>
        </Button>
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: Elements }) {
  return (
    <section className={formClass('startPart')}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
