alter table pots rename column base_kopecks to kopecks;

alter table pots drop column kopecks_per_second;

alter table pots drop column counted_at
